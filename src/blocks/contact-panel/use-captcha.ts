import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Captcha } from './captcha/captcha.ts';
import { showCaptcha } from './captcha/show-captcha.ts';
import type { ContactPanelData } from './data.ts';

export interface CaptchaState {
  readonly place: RefObject<HTMLDivElement | null>;
  /** True once the captcha stands in its place. */
  readonly ready: boolean;
  /** Fetches the captcha, once; after a failure the next call asks the network again. */
  load(): Promise<Captcha>;
  /** The captcha, where it is there already. */
  current(): Captcha | undefined;
}

type Asked = Pick<ContactPanelData, 'settings' | 'captchaLabels' | 'language'>;

export function useCaptcha(asked: Asked, onToken: (token: string) => void): CaptchaState {
  const place = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);
  const shown = useRef<Captcha>(undefined);
  const loading = useRef<Promise<Captcha>>(undefined);
  const latest = useRef({ asked, onToken });
  useEffect(() => {
    latest.current = { asked, onToken };
  });

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
  return { place, ready, load, current: useCallback(() => shown.current, []) };
}
