/**
 * Sheets of what only the server draws: header, footer, bars, skeletons. Their code has nothing to do
 * in the browser, so the sheets are named here one by one; a test holds the list to what those parts import.
 */
import '@suvarna/ui/icon.module.css';
import './header/bottom-bar.module.css';
import './country/country-link.module.css';
import '@suvarna/ui/price.module.css';
import './country/pincode-link.module.css';
import './header/drawer.module.css';
import './header/gold-line.module.css';
import '@suvarna/ui/hindi-word.module.css';
import './header/logo.module.css';
import './chat-button.module.css';
import './country/choose-language.module.css';
import './country/country-choices.module.css';
import '@suvarna/ui/button.module.css';
import './states/status-view.module.css';
import './footer.module.css';
import './header/header.module.css';
import './header/main-menu.module.css';
import './header/account-menu.module.css';
import './header/tools.module.css';
import './search/search-form.module.css';
import '@suvarna/ui/chip.module.css';
import '@suvarna/ui/badge.module.css';
import '@suvarna/ui/picture.module.css';
import '@suvarna/ui/product-card.module.css';
import '@suvarna/ui/skeleton.module.css';
import '@suvarna/ui/product-grid.module.css';
import './states/page-skeleton.module.css';
