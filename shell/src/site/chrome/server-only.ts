/**
 * Sheets of what only the server draws: header, footer, bars, skeletons. Their code has nothing to do
 * in the browser, so the sheets are named here one by one; a test holds the list to what those parts import.
 */
import '@suvarna/ui/icon.module.css';
import './bottom-bar.module.css';
import './country-link.module.css';
import '@suvarna/ui/price.module.css';
import './pincode-link.module.css';
import './drawer.module.css';
import './gold-line.module.css';
import '@suvarna/ui/hindi-word.module.css';
import './logo.module.css';
import './chat-button.module.css';
import './choose-language.module.css';
import './country-choices.module.css';
import '@suvarna/ui/button.module.css';
import './status-view.module.css';
import './footer.module.css';
import './header.module.css';
import './main-menu.module.css';
import './account-menu.module.css';
import './tools.module.css';
import './search-form.module.css';
import '@suvarna/ui/chip.module.css';
import '@suvarna/ui/badge.module.css';
import '@suvarna/ui/picture.module.css';
import '@suvarna/ui/product-card.module.css';
import '@suvarna/ui/skeleton.module.css';
import '@suvarna/ui/product-grid.module.css';
import './page-skeleton.module.css';
