import type { IconShapes } from '../../model/resolved.ts';
import type { Words } from '../../model/words.ts';
import { rotateCwIcon, xIcon } from '../../ui/icons.gen.ts';

const SVG = 'http://www.w3.org/2000/svg';

function icon(shapes: IconShapes): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.ariaHidden = 'true';
  for (const [tag, attributes] of shapes) {
    const shape = document.createElementNS(SVG, tag);
    for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, String(value));
    svg.append(shape);
  }
  return svg;
}

/** The system error where the script of the notices cannot be fetched: what happened, and the two ways out of it. */
export function plainBanner(strings: Words, onDismiss: () => void): HTMLElement {
  const banner = document.createElement('div');
  banner.className = 'page-error';
  banner.role = 'alert';
  banner.dataset.systemError = '';
  const text = document.createElement('p');
  text.textContent = strings[navigator.onLine ? 'systemErrorOnline' : 'systemErrorOffline'] ?? '';
  const button = (label: string | undefined, shapes: IconShapes, press: () => void) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.ariaLabel = label ?? '';
    made.append(icon(shapes));
    made.addEventListener('click', press);
    return made;
  };
  const dismiss = () => {
    onDismiss();
    banner.remove();
  };
  banner.append(
    text,
    button(strings.reload, rotateCwIcon, () => location.reload()),
    button(strings.dismiss, xIcon, dismiss),
  );
  return banner;
}
