/**
 * Parts only the server draws. Their code is dropped from the browser's bundle, their sheets are
 * what this import is for.
 */
import './footer.tsx';
import './not-found.tsx';
import './page-skeleton.tsx';
