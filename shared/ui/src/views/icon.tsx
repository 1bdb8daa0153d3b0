/**
 * Line icons on a 24 grid, drawn for this store. Each is a component of its own, so that a part
 * ships only those it shows. They are silent: name the control around them.
 */
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

export interface IconProps {
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string | undefined;
}

const icon = (path: string) =>
  function Icon({ size = 'medium', className }: IconProps) {
    return (
      <svg
        className={classNames(styles['root'], className)}
        data-size={size}
        viewBox="0 0 24 24"
        width="24"
        height="24"
        aria-hidden="true"
        focusable="false"
      >
        <path d={path} />
      </svg>
    );
  };

export const SearchIcon = /* @__PURE__ */ icon(
  'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 20.5 20.5',
);
export const BagIcon = /* @__PURE__ */ icon('M5 8h14l1 12.5H4zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5');
export const HeartIcon = /* @__PURE__ */ icon(
  'M12 20.2C5.6 15.9 3.2 12.6 3.2 9.3a4.6 4.6 0 0 1 8.8-1.9 4.6 4.6 0 0 1 8.8 1.9c0 3.3-2.4 6.6-8.8 10.9z',
);
export const UserIcon = /* @__PURE__ */ icon(
  'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
);
export const MenuIcon = /* @__PURE__ */ icon('M3.5 7h17M3.5 12h17M3.5 17h17');
export const CloseIcon = /* @__PURE__ */ icon('M5.5 5.5l13 13M18.5 5.5l-13 13');
export const ChevronDownIcon = /* @__PURE__ */ icon('M6 9.5l6 6 6-6');
export const ChevronRightIcon = /* @__PURE__ */ icon('M9.5 6l6 6-6 6');
export const ChevronLeftIcon = /* @__PURE__ */ icon('M14.5 6l-6 6 6 6');
export const ArrowRightIcon = /* @__PURE__ */ icon('M4 12h16M14.5 6.5 20 12l-5.5 5.5');
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14');
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14');
export const CheckIcon = /* @__PURE__ */ icon('M5 12.5l4.5 4.5L19 7.5');
export const TruckIcon = /* @__PURE__ */ icon(
  'M2.5 6h11v10.5h-11zM13.5 9.5h4l4 4v3h-8M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
);
export const ShieldIcon = /* @__PURE__ */ icon(
  'M12 3l7.5 2.8v5.4c0 4.6-3 8-7.5 9.8-4.5-1.8-7.5-5.2-7.5-9.8V5.8zM8.5 12l2.5 2.5 4.5-5',
);
export const FilterIcon = /* @__PURE__ */ icon(
  'M3.5 7h9M18.5 7h2M3.5 17h2M11.5 17h9M15.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
);
export const GemIcon = /* @__PURE__ */ icon('M7 4.5h10l4 5.5-9 10.5L3 10zM3 10h18M9 10l3 10.5L15 10l-3-5.5z');
export const ReturnIcon = /* @__PURE__ */ icon('M8 4.5 4 8.5l4 4M4 8.5h10a6 6 0 0 1 0 12H7');
export const ExchangeIcon = /* @__PURE__ */ icon('M4 8.5h15M15 4.5l4 4-4 4M20 16H5M9 12l-4 4 4 4');
export const GiftIcon = /* @__PURE__ */ icon(
  'M4 11h16v9.5H4zM3 7.5h18V11H3zM12 7.5v13M12 7.5C8 7.5 7 3.5 9 3.5s3 2.5 3 4c0-1.5 1-4 3-4s1 4-3 4z',
);
export const HallmarkIcon = /* @__PURE__ */ icon(
  'M12 4 20.5 19h-17zM12 14.5a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z',
);
export const TrashIcon = /* @__PURE__ */ icon(
  'M4.5 7h15M9 7V4.5h6V7M6.5 7l1 13.5h9l1-13.5M10.5 10.5v6.5M13.5 10.5v6.5',
);
export const WarningIcon = /* @__PURE__ */ icon('M12 4 21 19.5H3zM12 10v4.5M12 16.5v.5');
export const CalendarIcon = /* @__PURE__ */ icon('M4 6h16v14.5H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8');
export const HomeIcon = /* @__PURE__ */ icon('M4 10.5 12 4l8 6.5v9.5h-5.5v-6h-5v6H4z');
export const ChatIcon = /* @__PURE__ */ icon('M4 5h16v11.5h-8.5L7 20.5v-4H4zM8 9.5h8M8 12.5h5');
export const BellIcon = /* @__PURE__ */ icon(
  'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 18.5a2 2 0 0 0 4 0M12 5V3',
);
export const PhoneIcon = /* @__PURE__ */ icon('M7.5 2.5h9v19h-9zM11 18.5h2');
export const MicrophoneIcon = /* @__PURE__ */ icon(
  'M12 3.5a2.5 2.5 0 0 1 2.5 2.5v6a2.5 2.5 0 0 1-5 0V6A2.5 2.5 0 0 1 12 3.5zM6 11.5a6 6 0 0 0 12 0M12 17.5v3.5',
);
