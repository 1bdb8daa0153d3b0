import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { QuantityStepper } from './quantity-stepper.tsx';

const labels = { group: 'Quantity of Lotus Ring', decrease: 'One less', increase: 'One more' };

describe('quantity stepper', () => {
  it('steps within its limits', async () => {
    const change = jest.fn();
    render(<QuantityStepper value={1} max={2} onChange={change} labels={labels} />);
    expect(screen.getByRole('group', { name: 'Quantity of Lotus Ring' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'One less' }));
    expect(change).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(change).toHaveBeenCalledWith(2);
  });

  it('waits while a change is on its way', async () => {
    const change = jest.fn();
    render(<QuantityStepper value={1} max={5} busy onChange={change} labels={labels} />);
    await userEvent.click(screen.getByRole('button', { name: 'One more' }));
    expect(change).not.toHaveBeenCalled();
  });
});
