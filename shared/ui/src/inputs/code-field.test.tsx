import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { CodeField } from './code-field.tsx';

it('a code that was sent is typed where the focus is, in digits only, and never more of them than it has', () => {
  const type = jest.fn();
  render(
    <CodeField
      label="Code"
      value=""
      error={undefined}
      length={6}
      digitsOf={(text) => text.replaceAll(/\D/g, '')}
      onType={type}
    />,
  );
  const field = screen.getByLabelText('Code');
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('autocomplete')).toBe('one-time-code');
  expect(field.getAttribute('pattern')).toBe(String.raw`\d{6}`);
  for (const [typed, read] of [
    ['12a', '12'],
    [' 123-456 78', '123456'],
    ['code', ''],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } });
    expect(type).toHaveBeenLastCalledWith(read);
  }
});
