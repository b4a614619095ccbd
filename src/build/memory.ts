import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../command/options.ts';
import { root } from '../command/root.ts';
import { contentHash } from '../ground/content-hash.ts';
import { forgetUnused } from '../ground/forget-unused.ts';
import { attempt } from '../model/attempt.ts';
import { lastBuildFile } from './last-build.ts';
import type { Places } from './page-document.ts';
import { readManifest } from './previous.ts';
import type { RememberedReads } from './read-memory.ts';
import type { RememberedSearch } from './search-files.ts';
import type { SiteMark } from './unchanged.ts';

/** What a build remembers of a page, so that the next one resolves and renders only what changed. */
export interface RememberedPage {
  /** What was read to make its model. */
  readonly reads: readonly number[];
  /** Changes with everything around the model that its head and what it says are made of. */
  readonly around: string;
  /** Changes with everything around the model that its frame is made of. */
  readonly frame: string;
  readonly at: Places;
  /** Addresses of its other style sheet, and of the data files that its views may fetch. */
  readonly shared: readonly string[];
}

export interface Memory {
  /** The build that it is the memory of. */
  readonly build: string;
  /** The engine that made it: what another one made is made anew. */
  readonly engine: string;
  readonly asides: readonly string[];
  /** Hash of what the sitemap is made of: making it anew of thousands of pages takes its time. */
  readonly sitemap: string;
  readonly mark: SiteMark;
  /** What the icons were drawn from. */
  readonly icons: string;
  readonly pages: Readonly<Record<string, RememberedPage>>;
  readonly reads: RememberedReads;
  /** What was read for each feed, by its address. */
  readonly feeds: Readonly<Record<string, readonly number[]>>;
  /** What was made for each language’s search, by the address of its first file. */
  readonly search: Readonly<Record<string, RememberedSearch>>;
}

/** The memory of one output folder. */
export function openMemory(out: string, engine: string) {
  const file = join(root, '.cache/memory', `${contentHash(out)}.json`);
  // Written by the build before; anything unreadable only means that all pages are rendered. At once: as promises such
  // large files would be read in many pieces.
  const memory = attempt(() => JSON.parse(readFileSync(file, 'utf8')) as Memory);
  const manifest = memory?.engine === engine ? readManifest(out) : undefined;
  const stands = memory !== undefined && manifest?.build === memory.build;
  // Another build may have removed it.
  const isTaken = () =>
    attempt(() => {
      rmSync(file);
      return true;
    }) ?? false;
  return {
    /** Undefined where nothing of the build before can be used. */
    before: stands ? memory : undefined,
    /** The build that stands in the folder; undefined where it is gone or of unknown make. */
    standing: stands ? { files: manifest.files, asides: memory.asides } : undefined,
    /**
     * Call at once before the output changes: a build that breaks off half-way is not trusted by the next, and of two builds
     * that keep what stands only one finds the memory to forget.
     * @throws UsageError where another build has changed the output since, or does now: files of it that this one keeps are gone
     */
    forget(): void {
      if (stands && !(readManifest(out)?.build === memory.build && isTaken()))
        throw new UsageError(
          `Another build has changed “${out}” meanwhile: it stays as that left it. Build again.`,
        );
      rmSync(lastBuildFile(out), { force: true });
      rmSync(file, { force: true });
    },
    async save(next: Memory): Promise<void> {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(next));
      // Of outputs that are gone. What cannot be removed stays.
      await forgetUnused(dirname(file), 90).catch(() => {});
    },
  };
}
