/** Runs before the first paint: the scheme that was chosen, on the site or here, holds from the start. */
export const EARLY_SCRIPT =
  'try{const t=localStorage.theme;if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}';
