import { useForm } from '@tanstack/react-form';
import { useState } from 'react';
import type { CalculatorContext } from '../../machines/calculator-mode.machine.ts';
import { type Calculator, fieldsOf, MODES, textOf } from './fields.ts';

/** The texts of all boxes, by the fields' keys. What they mean in numbers is the machine's. */
export function useTexts(data: Calculator, start: CalculatorContext) {
  const [defaultValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(
      MODES.flatMap((mode) => fieldsOf(data, mode)).map(({ key, model, read }) => [
        key,
        textOf(read(start), model, data),
      ]),
    ),
  );
  return useForm({ defaultValues });
}

export type Texts = ReturnType<typeof useTexts>;
