import type { Behind, PageInfo } from '../../../model/editing.ts';
import { useAnswer } from './asking.ts';
import type { Editing } from './editing.ts';

/** What a language lacks of a file, in words; empty where it lacks nothing. @param isPart true for the places that are counted */
export function behindIn(
  files: readonly Behind[],
  file: string,
  isPart: (place: string) => boolean = () => true,
): string {
  const found = files.find((one) => one.file === file);
  const count = (places: readonly string[] = []) => places.filter(isPart).length;
  const [missing, stale] = [count(found?.untranslated), count(found?.stale)];
  const parts = [
    missing > 0 ? `${missing} not translated` : '',
    stale > 0 ? `${stale} whose original has changed` : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

/** Says what the page’s language lacks of a file, as of now. */
export function useBehind(editing: Editing, info: PageInfo) {
  const [files = []] = useAnswer<readonly Behind[]>(editing, 'behind', { locale: info.locale ?? '' }, info);
  return (file: string, isPart?: (place: string) => boolean) => behindIn(files, file, isPart);
}
