import { revalidateLogic, useForm } from '@tanstack/react-form';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { TEXT_FIELDS } from '../../contact/contact-body.ts';
import { ownKey } from '../../contact/own-fields.ts';
import type { ContactErrors, ContactField } from '../../machines/contact-submit.machine.ts';
import { raiseSystemError, tellSlow } from '../../ui/notices.ts';
import type { ContactPanelData } from './data.ts';
import { createDraft, joined } from './draft.ts';
import { EMPTY, type FormValues } from './fields.ts';
import { contactClient, contactMutation } from './mutation.ts';
import type { FormPort } from './sending.ts';
import { useCaptcha } from './use-captcha.ts';
import { useSending } from './use-sending.ts';

const NO_ERRORS: ContactErrors = {};

export const firstText = (errors: readonly unknown[]): string | undefined =>
  errors.find((error) => typeof error === 'string');

const isControl = (element: Element | null) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement
    ? element
    : undefined;

/** What a control says; a box that is not ticked says nothing. */
const heldBy = (control: ReturnType<typeof isControl>) =>
  control instanceof HTMLInputElement && control.type === 'checkbox' && !control.checked
    ? ''
    : (control?.value ?? '');

/** A key that no other message has. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** True where nothing of the form is to be seen, or no more than its edge. */
function isOutOfView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top > innerHeight * 0.75 || bottom < innerHeight * 0.25;
}

/** Everything that the form does; its view only shows it. */
export function useContactForm(id: string, data: ContactPanelData) {
  const { settings, words } = data;
  const { endpoint, headers } = settings;
  const isChecked = settings.captcha.provider !== 'none';
  const own = useMemo(() => (data.fields ?? []).map(ownKey), [data.fields]);
  const defaultValues = useMemo(
    (): FormValues => ({ ...EMPTY, ...Object.fromEntries(own.map((key) => [key, ''])) }),
    [own],
  );
  /** What is filled in, from the first to the last. */
  const texts = useMemo(() => [...TEXT_FIELDS.slice(0, -1), ...own, 'comments' as const], [own]);
  /** The order in which the focus looks for what is wrong. */
  const order: readonly ContactField[] = [...texts, 'captcha', 'consent'];
  const draft = useMemo(() => createDraft(id, () => sessionStorage, texts), [id, texts]);
  const element = useRef<HTMLFormElement>(null);
  /** What a screen reader says of a field once it is left: there the eye finds it. */
  const [said, say] = useState('');
  const controlOf = (field: ContactField) => isControl(document.getElementById(`${id}-${field}`));

  const form = useForm({
    defaultValues,
    // On blur; after an attempt to submit on every change too, so that what was mended is right at once.
    validationLogic: revalidateLogic({ mode: 'blur', modeAfterSubmission: 'change' }),
    canSubmitWhenInvalid: true,
    listeners: {
      onChange({ formApi, fieldApi }) {
        draft.keep(formApi.state.values);
        const field = order.find((name) => name === fieldApi.name);
        if (field) sending.current()?.actor.send({ type: 'edit', field });
      },
    },
  });

  const { mutateAsync } = useMutation(
    useMemo(
      () => contactMutation(() => ({ endpoint, headers, isChecked, page: location.href })),
      [endpoint, headers, isChecked],
    ),
    contactClient,
  );

  const captcha = useCaptcha(data, (token) => {
    // The captcha expires by itself too: that is no change that the visitor made.
    form.setFieldValue('captcha', token, { dontRunListeners: true });
    if (token !== '') sending.current()?.actor.send({ type: 'edit', field: 'captcha' });
  });

  const port: FormPort = {
    words: { success: words.contactSuccess, captchaFailed: words.captchaFailed },
    async validate() {
      await captcha.shown.current?.settled();
      await form.handleSubmit();
      return Object.fromEntries(
        order.flatMap((field) => {
          const message = firstText(form.getFieldMeta(field)?.errors ?? []);
          return message === undefined ? [] : [[field, message]];
        }),
      );
    },
    focusFirstInvalid(errors) {
      const field = order.find((name) => errors[name] !== undefined);
      if (field === 'captcha')
        captcha.load().then(
          (shown) => shown.control()?.focus(),
          () => {},
        );
      else if (field) {
        controlOf(field)?.focus();
        // Safari brings the place to write into sight, and leaves its label below the header.
        controlOf(field)?.scrollIntoView({ block: 'nearest' });
      }
      // Of a field that came after this page: it asks to load that again.
      else raiseSystemError();
    },
    token: () => form.state.values.captcha,
    async solveCaptcha() {
      if (!isChecked) return '';
      // Where it cannot be had the message goes without one.
      const token = await captcha.load().then(
        (shown) => shown.solve(),
        () => '',
      );
      form.setFieldValue('captcha', token, { dontRunListeners: true });
      return token;
    },
    resetCaptcha: () => captcha.shown.current?.reset(),
    begin() {
      form.reset();
      captcha.shown.current?.reset();
    },
    post: mutateAsync,
  };

  const sending = useSending(id, { silent: settings.silent, draft }, port);
  const isBusy = sending.snapshot?.hasTag('busy') ?? false;

  const touch = () => {
    sending.prepare().catch(() => {});
    if (isChecked) captcha.load().catch(() => {});
  };

  /** Takes what was filled in past React, as the windows of some apps do it: drawn anew, the fields would lose it. */
  function takeUntold() {
    if (isBusy) return;
    const values: FormValues = form.state.values;
    for (const field of texts) {
      const control = controlOf(field);
      if (control && heldBy(control) !== values[field]) form.setFieldValue(field, heldBy(control));
    }
  }

  // What was written before the app arrived, and what was written before the page was left.
  const takeOver = useEffectEvent(() => {
    const kept = draft.read()?.text;
    const quietly = { dontRunListeners: true, dontValidate: true, dontUpdateMeta: true };
    for (const field of texts) {
      const control = controlOf(field);
      const typed = heldBy(control);
      const before = kept?.[field];
      // What the boot script has put there the visitor has seen, and may have shortened. It ticks no box.
      const isSeen =
        control !== undefined && control.type !== 'checkbox' && 'kept' in control && control.kept === before;
      const text = isSeen ? typed : joined(control instanceof HTMLTextAreaElement, typed, before ?? '');
      if (text !== '') form.setFieldValue(field, text, quietly);
    }
    const box = controlOf('consent');
    if (box instanceof HTMLInputElement && box.checked) form.setFieldValue('consent', true, quietly);
    draft.keep(form.state.values);
    if (element.current?.contains(document.activeElement) || draft.isWaiting()) touch();
  });
  useEffect(() => takeOver(), []);

  /** Without what sends, the browser itself posts the form: the message is not lost. */
  async function postPlainly(error: unknown) {
    const { captcha: _unsolved, ...errors } = await port.validate();
    if (Object.keys(errors).length > 0) port.focusFirstInvalid(errors);
    else if (navigator.onLine) element.current?.submit();
    else raiseSystemError({ error });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    takeUntold();
    // The focus goes to what is wrong, which is heard with it.
    say('');
    const shown = element.current;
    if (shown && isOutOfView(shown)) {
      shown.scrollIntoView();
      const values: FormValues = form.state.values;
      controlOf(texts.find((field) => values[field] === '') ?? 'comments')?.focus({
        preventScroll: true,
      });
      return;
    }
    // Another page may be open by the time that what sends is there.
    const page = location.origin + location.pathname;
    try {
      const coming = sending.prepare();
      tellSlow(coming);
      const { actor } = await coming;
      const { consent: _consent, ...values } = form.state.values;
      actor.send({ type: 'submit', form: values, key: newKey(), page });
    } catch (error) {
      await postPlainly(error);
    }
  }

  return {
    form,
    element,
    said,
    say,
    captcha,
    snapshot: sending.snapshot,
    errors: sending.snapshot?.context.errors ?? NO_ERRORS,
    isBusy,
    isSending: sending.snapshot?.hasTag('loading') ?? false,
    send: (type: 'wait' | 'edit' | 'told') => sending.current()?.actor.send({ type }),
    takeUntold,
    touch() {
      takeUntold();
      touch();
    },
    submit,
  };
}

/** What the two halves of the panel are drawn from. */
export interface PanelPart {
  readonly id: string;
  readonly level: number;
  readonly data: ContactPanelData;
}

/** What every part of the form is drawn from. */
export interface FormPart extends Omit<PanelPart, 'level'> {
  readonly state: ReturnType<typeof useContactForm>;
}
