/** What a visitor does before anything else. `popstate` is Back where no app runs yet. */
const SIGNS = 'pointerdown pointerover keydown focusin scroll popstate';

/**
 * The one inline script, the same on every page: it sets the stored colour scheme before the first paint, and fetches
 * the app at the first sign of a visitor, or when the page is painted where an address, a choice kept from an earlier
 * visit or a live island in sight asks for it. Clicks on buttons that nobody serves yet wait in `held`.
 * @param always true where the app is wanted on every page, such as for a tag manager
 */
export function bootScript(app: string, always = false): string {
  const wanted = always ? '1' : 'location.search||location.hash||l.language||l.login';
  return `(()=>{let d=document,a=addEventListener,l={},t,g=()=>t||(t=import(${JSON.stringify(app)}).catch(()=>t=0)),i=()=>setTimeout(g,200);held=[];try{l=localStorage;/^(light|dark)$/.test(l.theme)&&(d.documentElement.dataset.theme=l.theme)}catch{}for(let s of"${SIGNS}".split(" "))a(s,g,!0);a("click",c=>c.target.closest("[type=button]")&&held.push(c),!0);a("load",()=>{if(${wanted})i();for(let x of d.querySelectorAll("[data-wakes=live]>*"))new IntersectionObserver(e=>e[0].isIntersecting&&i()).observe(x)})})()`;
}
