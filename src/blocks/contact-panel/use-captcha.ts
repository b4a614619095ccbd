import { useCallback, useEffect, useRef, useState } from 'react';
import type { Captcha, CaptchaInput } from './captcha/captcha.ts';
import { showForeign } from './captcha/foreign.ts';
import { inTime } from './captcha/in-time.ts';
import type { ContactPanelData } from './data.ts';

/** Shows the provider's captcha and fetches whatever it needs. Nothing of it comes before. */
async function showCaptcha(input: CaptchaInput): Promise<Captcha> {
  if (input.settings.provider !== 'altcha') return showForeign(input);
  return (await inTime(import('./captcha/altcha.ts'))).showAltcha(input);
}

type Asked = Pick<ContactPanelData, 'settings' | 'words' | 'language'>;

export function useCaptcha(asked: Asked, onToken: (token: string) => void) {
  const place = useRef<HTMLDivElement>(null);
  /** True once the captcha stands in its place. */
  const [ready, setReady] = useState(false);
  /** True where the check could not be made when it was last tried: a message goes without it. */
  const [isAway, setAway] = useState(false);
  /** The same as it is now, for what asks between two renders. */
  const away = useRef(false);
  const tell = useCallback((fault: boolean) => {
    // Without a connection nothing can be had: that says nothing of the check.
    const isFault = fault && navigator.onLine;
    away.current = isFault;
    setAway(isFault);
  }, []);
  /** The captcha, where it is there already. */
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
      const { settings, words, language } = latest.current.asked;
      return showCaptcha({
        place: place.current,
        settings: settings.captcha,
        words,
        language,
        onToken(token) {
          if (token !== '') tell(false);
          latest.current.onToken(token);
        },
        onFault: () => tell(true),
      });
    };
    // What was asked for without a connection may fail once there is one.
    const { onLine } = navigator;
    loading.current ??= show().then(
      (captcha) => {
        shown.current = captcha;
        setReady(true);
        tell(false);
        return captcha;
      },
      (reason: unknown) => {
        loading.current = undefined;
        tell(onLine);
        throw reason;
      },
    );
    return loading.current;
  }, [tell]);

  useEffect(
    () => () => {
      shown.current?.remove();
      shown.current = undefined;
      loading.current = undefined;
    },
    [],
  );
  return { place, ready, isAway, away, load, shown };
}
