/** The project's folder. The launcher sets it, since the running code is a bundle that lies elsewhere. */
export const root: string = process.env.PAGE_ENGINE_ROOT ?? process.cwd();

/** Changes with all that the engine is, its styles and schemas included, by the times of the disk; the launcher knows it. */
export const sources: string | undefined = process.env.PAGE_ENGINE_SOURCES;
