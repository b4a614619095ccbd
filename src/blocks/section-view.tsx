import { Component, createElement, memo, type ReactNode, Suspense, use } from 'react';
import type { SectionModel } from '../model/page-model.ts';
import type { SectionPlace } from '../ui/section.tsx';
import type { BlockData } from './block-data.ts';
import type { BlockType } from './block-of.ts';
import type { LazyView } from './lazy-view.ts';
import { views } from './registry.gen.ts';

const isBlockType = (type: string): type is BlockType => Object.hasOwn(views, type);

/**
 * The one boundary where data that travelled as JSON becomes typed again: the compiler made it for this type,
 * from a block that the schema of this type accepted.
 */
function dataOf<T extends BlockType>(section: SectionModel): BlockData<T> {
  return section.data as BlockData<T>;
}

interface SlotProps<T extends BlockType> {
  readonly type: T;
  readonly place: SectionPlace;
  readonly data: BlockData<T>;
  readonly children?: ReactNode;
}

function BlockSlot<T extends BlockType>({ type, place, data, children }: SlotProps<T>) {
  const view = use(views[type].wanted);
  return createElement(view, { place, data }, children);
}

interface BoundaryProps {
  /** What stands in for a section that cannot be drawn: a notice in development, nothing in production. */
  readonly notice: ReactNode;
  readonly section: SectionModel;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly failed: boolean;
  readonly section: SectionModel | null;
}

/** A section that fails takes nothing else down. A new model gives it another chance. */
class SectionBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, section: null };
  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true };
  }
  static getDerivedStateFromProps(props: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    return state.section === props.section ? null : { failed: false, section: props.section };
  }
  override render() {
    return this.state.failed ? this.props.notice : this.props.children;
  }
}

interface SectionViewProps {
  readonly section: SectionModel;
  readonly notice?: ReactNode;
}

/** One section in its own Suspense and error boundary. */
export const SectionView = memo(function SectionView({
  section,
  notice = null,
}: SectionViewProps): ReactNode {
  const { type } = section;
  if (!isBlockType(type)) return notice;
  return (
    <SectionBoundary section={section} notice={notice}>
      <Suspense fallback={null}>
        <BlockSlot type={type} place={section} data={dataOf(section)}>
          {section.inner?.map((inner) => (
            <SectionView key={inner.id} section={inner} notice={notice} />
          ))}
        </BlockSlot>
      </Suspense>
    </SectionBoundary>
  );
});

interface AnyView extends Pick<LazyView<unknown>, 'script' | 'loaded'> {
  load(): Promise<unknown>;
}

/** The views of sections and of those inside them. */
function viewsOf(sections: readonly SectionModel[]): AnyView[] {
  return sections.flatMap((section) => [
    ...(isBlockType(section.type) ? [views[section.type]] : []),
    ...(section.inner ? viewsOf(section.inner) : []),
  ]);
}

/** True where all sections can be rendered at once. */
export function viewsReady(sections: readonly SectionModel[]): boolean {
  return viewsOf(sections).every((view) => view.loaded);
}

/** Loads the views of sections: all, after which the page renders in one go, or only those that act in the browser. */
export async function loadViews(
  sections: readonly SectionModel[],
  which: 'all' | 'live' | 'late' = 'all',
): Promise<void> {
  await Promise.all(
    viewsOf(sections).flatMap((view) => (which === 'all' || view.script === which ? [view.load()] : [])),
  );
}

/** True where a view waits for a visitor. */
export const hasLateViews = (sections: readonly SectionModel[]): boolean =>
  viewsOf(sections).some((view) => view.script === 'late' && !view.loaded);
