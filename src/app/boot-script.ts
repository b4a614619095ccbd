/** Runs in the page as it is written here: it calls nothing of the project. @throws where there is no connection */
async function renew(): Promise<void> {
  const app = document.querySelector<HTMLScriptElement>('[nomodule]');
  if (!app || (await fetch(app.src)).status !== 404) return;
  const last = globalThis.held?.at(-1)?.target;
  const leads = last instanceof Element && last.closest('a,[type=submit]');
  if (leads || performance.navigation.type === 1) return;
  // It may be there again by then, and what was typed taken over.
  if (document.activeElement?.closest('form,input,select'))
    addEventListener('focusout', () => setTimeout(renew), { once: true });
  else location.reload();
}

/**
 * Asked for where the app could not be fetched, under one name in every build: a page that an older build has made, open for
 * long or kept by a cache, loads itself anew where its app is gone, and never a second time. A form works by itself, and
 * letters typed into a page that is going are lost: whoever is in a field leaves it first. Where the last press leads to another page, the browser is on its way there.
 */
export const RENEWAL = { file: '_.js', code: `await (${renew})()` } as const;

/**
 * The one inline script, the same on every page and in every build: it sets the stored colour scheme before the first paint,
 * and fetches the app, which the element `_` before it names, at the first sign of a visitor, or once the page has been painted
 * where an address, a choice kept from an earlier visit, fields that are filled in again after a reload or Back
 * (`navigation.type`, the short way to ask) or a live island in sight asks for it. What could not be fetched comes with the
 * connection; what has come is not fetched again; `RENEWAL` is asked whether it is gone for good. It is imported once it has
 * come to its end: an import that failed, Firefox and older Chromes never try again, and Safari's does not wait for what is
 * on its way but asks once more. Until then `p` is true, so that no other sign asks.
 *
 * Clicks and keys wait in `held`; what is typed is kept by the page's path and the field's id, which another page may have
 * too, for the island that takes it over. What a form has kept of an earlier visit, by its id, stands in it again at once:
 * `kept` says at such a field what stands there then, that or what the browser fills in again. `data-re` is 0 where the page
 * is shown from its top: after a reload, Back or with an address of a part of it, the browser looks for a place. That it is
 * there tells styles that scripts run. In a list a theme that is not stored is an empty text.
 *
 * A pointer that only rests where the page appears is no sign: of it browsers tell while they load the page (then `d` is the
 * document), as of a move by nothing. `popstate` is Back where no app runs yet.
 *
 * Storage that is refused throws, and in windows of some apps it is null: then nothing is kept (`l` and `s` are 0).
 * @param base the path that the site lies below; empty at the top of its host
 * @param always true where the app is wanted on every page, such as for a tag manager
 * @param hasNotice true where the site has a notice, which whoever has dismissed it must not see again
 */
export function bootScript(base: string, always = false, hasNotice = false): string {
  const wanted = always ? '1' : 'l.language||l.login';
  const notice = hasNotice ? 'h.notice=l.notice||0;' : '';
  return `{let d=document,p,h=d.all[0].dataset,k=h.re=/[?#]./.test(d.URL)|performance.navigation.type,g=e=>p||=d&&e.movementX==0?0:fetch(a=_.src).then(e=>e.blob(q=e.ok)).then(e=>import((p=q)?a:${JSON.stringify(`${base}/${RENEWAL.file}`)}),e=>p=0);held=[];try{l=localStorage;s=sessionStorage;${notice}h.theme=[l.theme]}catch{l=s=0}addEventListener("focusin",onpointermove=onpointerdown=onscroll=onpopstate=ononline=g);onclick=onkeydown=e=>g(held.push(e));oninput=e=>s[location.pathname+(e=e.target).id]=e.value;onload=e=>{for(f of d.forms)for(k in x=JSON.parse(s[n=f.id]||0).text)if(e=f[n+"-"+k])e.kept=e.value||=x[k];(k||${wanted}||d.querySelector("[data-live]")?.getClientRects()[0]?.y<innerHeight)&&requestAnimationFrame(e=>setTimeout(g));d=0}}`;
}
