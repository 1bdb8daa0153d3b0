import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Pagination } from './pagination.tsx';

describe('pagination', () => {
  it('is real links, with this page marked and gaps shown', () => {
    render(
      <Pagination
        label="Pages"
        current={3}
        pages={[1, 2, 3, 4, 122].map((page) => ({ page, href: `/jewellery/page+${page}-filter/` }))}
        previous={{ href: '/jewellery/page+2-filter/', label: 'Previous' }}
        pageLabel={(page) => `Page ${page}`}
      />,
    );
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('3');
    expect(screen.getByRole('link', { name: 'Page 122' }).getAttribute('href')).toBe(
      '/jewellery/page+122-filter/',
    );
    expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('rel')).toBe('prev');
    expect(screen.getAllByRole('listitem').map((item) => item.hasAttribute('data-gap'))).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
  });
});
