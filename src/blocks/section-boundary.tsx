import { Component, type PropsWithChildren } from 'react';

type Props = PropsWithChildren<{
  /** A view has thrown, and its HTML is about to go. */
  readonly onFailing: () => void;
}>;

/** A section that fails takes nothing else down. */
export class SectionBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    this.props.onFailing();
    return null;
  }
}
