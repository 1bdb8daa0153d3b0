import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Field, SelectField } from './field.tsx';

describe('field', () => {
  it('is named by its label and described by hint and error', () => {
    render(
      <Field
        label="Pincode"
        name="pincode"
        hint="6 digits"
        error="Enter Valid Pincode"
        inputMode="numeric"
      />,
    );
    const input = screen.getByRole('textbox', { name: 'Pincode' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('inputmode')).toBe('numeric');
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['6 digits', 'Enter Valid Pincode']);
  });

  it('announces an error that comes later', () => {
    const { rerender, container } = render(<Field label="Email" name="email" />);
    const region = container.querySelector('[aria-live]');
    expect(region?.textContent).toBe('');
    rerender(<Field label="Email" name="email" error="Please Enter Valid Email Id" />);
    expect(container.querySelector('[aria-live]')).toBe(region);
    expect(region?.textContent).toBe('Please Enter Valid Email Id');
  });

  it('gives form libraries the element itself', () => {
    let element: HTMLInputElement | null = null;
    render(
      <Field
        label="Email"
        name="email"
        ref={(node) => {
          element = node;
        }}
      />,
    );
    expect(element).toBe(screen.getByRole('textbox'));
  });

  it('wires a choice the same way', () => {
    render(
      <SelectField label="Size" name="size" error="Please select size" defaultValue="12">
        <option>11</option>
        <option>12</option>
      </SelectField>,
    );
    const select = screen.getByRole('combobox', { name: 'Size' });
    expect((select as HTMLSelectElement).value).toBe('12');
    expect(select.getAttribute('aria-invalid')).toBe('true');
  });
});
