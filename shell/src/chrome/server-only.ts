/**
 * Parts only the server draws. Their code is dropped from the browser's bundle, their sheets are
 * what this import is for.
 */
import './bottom-bar.tsx';
import './chat-button.tsx';
import './footer.tsx';
import './header.tsx';
import './not-found.tsx';
import './page-skeleton.tsx';
