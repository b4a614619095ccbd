/** The project's folder. The launcher sets it, since the running code is a bundle that lies elsewhere. */
export const root: string = process.env.PAGE_ENGINE_ROOT ?? process.cwd();
