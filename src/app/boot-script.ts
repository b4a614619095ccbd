/**
 * What a visitor does before anything else. A pointer that only rests where the page appears does nothing: of it browsers
 * tell while they load the page (then `d` is the document), as of a move by nothing. `popstate` is Back where no app runs yet.
 */
const SIGNS = 'pointermove pointerdown focusin scroll popstate';

/**
 * The one inline script, the same on every page: it sets the stored colour scheme before the first paint, and fetches
 * the app at the first sign of a visitor, or once the page has been painted where an address, a choice kept from an earlier
 * visit, fields that are filled in again after a reload or Back (`navigation.type`, the short way to ask) or a live island in
 * sight asks for it. Clicks and keys wait in `held`.
 * @param always true where the app is wanted on every page, such as for a tag manager
 * @param hasNotice true where the site has a notice, which whoever has dismissed it must not see again
 */
export function bootScript(app: string, always = false, hasNotice = false): string {
  const wanted = always ? '1' : '(/[?#]./.test(location)||l.language||l.login||performance.navigation.type)';
  const notice = hasNotice ? 'd.all[0].dataset.notice=l.notice||0;' : '';
  return `{let d=document,a=addEventListener,l=0,t,x,g=e=>t||=import(${JSON.stringify(app)}).catch(e=>t=0),i=e=>new PerformanceObserver(g).observe({type:"paint",buffered:1});held=[];try{l=localStorage;${notice}l.theme&&(d.all[0].dataset.theme=l.theme)}catch{}"${SIGNS}".split(" ").map(s=>a(s,e=>d&&e.movementX==0||g()));a("click",x=e=>g(held.push(e)),1);a("keydown",x,1);onload=e=>{${wanted}&&i();(x=d.querySelector("[data-wakes=live]"))&&new IntersectionObserver(e=>e[0].isIntersecting&&i()).observe(x);d=0}}`;
}
