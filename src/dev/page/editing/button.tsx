import type { ComponentProps } from 'react';

/** A button of the tools, which never sends a form. */
export const Button = (props: ComponentProps<'button'>) => <button type="button" {...props} />;
