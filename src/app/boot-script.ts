/**
 * The one inline script, the same on every page: it sets the stored colour scheme before the first paint and fetches
 * the app after it, when the browser is idle or the visitor is about to act. The paint is the browser's own word:
 * a frame that a script sees begin may reach the screen later than what the script then asks for.
 */
export function bootScript(app: string): string {
  return `(()=>{let d=document,e=d.documentElement,w=window,s;try{s=localStorage.theme}catch{}if(s=="light"||s=="dark")e.dataset.theme=s;let a=()=>{if(a){a=0;import(${JSON.stringify(app)})}},g=()=>a&&a(),i=w.requestIdleCallback||(f=>setTimeout(f,200));for(let t of["pointerdown","pointerover","keydown","touchstart","focusin"])w.addEventListener(t,g,{once:!0,passive:!0});let r=()=>new PerformanceObserver(l=>l.getEntriesByName("first-contentful-paint")[0]&&i(g,{timeout:1500})).observe({type:"paint",buffered:!0});d.readyState=="complete"?r():w.addEventListener("load",r)})()`;
}
