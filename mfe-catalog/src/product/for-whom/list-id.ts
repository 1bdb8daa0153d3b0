/** Of the list of whom a size is for: there is one on a page. */
export const LIST_ID = 'size-for-whom';
