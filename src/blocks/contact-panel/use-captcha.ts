import { useCallback, useEffect, useRef, useState } from 'react';
import type { Captcha, CaptchaInput } from './captcha/captcha.ts';
import { showForeign } from './captcha/foreign.ts';
import type { ContactPanelData } from './data.ts';

/** Shows the provider's captcha and fetches whatever it needs. Nothing of it comes before. */
async function showCaptcha(input: CaptchaInput): Promise<Captcha> {
  if (input.settings.provider !== 'altcha') return showForeign(input);
  return (await import('./captcha/altcha.ts')).showAltcha(input);
}

type Asked = Pick<ContactPanelData, 'settings' | 'captchaLabels' | 'language'>;

export function useCaptcha(asked: Asked, onToken: (token: string) => void) {
  const place = useRef<HTMLDivElement>(null);
  /** True once the captcha stands in its place. */
  const [ready, setReady] = useState(false);
  const shown = useRef<Captcha>(undefined);
  const loading = useRef<Promise<Captcha>>(undefined);
  const latest = useRef({ asked, onToken });
  useEffect(() => {
    latest.current = { asked, onToken };
  });

  /** Fetches the captcha, once; after a failure the next call asks the network again. */
  const load = useCallback(() => {
    const show = async () => {
      if (!place.current) throw new Error('There is no place for the captcha.');
      const { settings, captchaLabels, language } = latest.current.asked;
      return showCaptcha({
        place: place.current,
        settings: settings.captcha,
        labels: captchaLabels,
        language,
        onToken: (token) => latest.current.onToken(token),
      });
    };
    loading.current ??= show().then(
      (captcha) => {
        shown.current = captcha;
        setReady(true);
        return captcha;
      },
      (reason: unknown) => {
        loading.current = undefined;
        throw reason;
      },
    );
    return loading.current;
  }, []);

  useEffect(
    () => () => {
      shown.current?.remove();
      shown.current = undefined;
      loading.current = undefined;
    },
    [],
  );
  /** The captcha, where it is there already. */
  const current = useCallback(() => shown.current, []);
  return { place, ready, load, current };
}
