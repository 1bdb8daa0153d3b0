/** Answers of stores for tests: say what matters, the rest is believable. */
import type { Appointment, AppointmentSlots, Store, StoreList } from '@suvarna/contracts/stores';

export const aStore = (store: Partial<Store> = {}): Store => ({
  store_id: 'in-champa-house',
  url: '/find-a-store/bengaluru/champa-house/',
  name: 'Suvarna Champa House',
  name_hi: 'सुवर्ण चंपा हाउस',
  street: '14 Champa Lane',
  city: 'Bengaluru',
  city_hi: 'बेंगलुरु',
  city_slug: 'bengaluru',
  region: 'Karnataka',
  postcode: '560001',
  country: 'IN',
  lat: 12.9762,
  lng: 77.6033,
  time_zone: 'Asia/Kolkata',
  week: [null, ...Array.from({ length: 6 }, () => ({ opens: 660, closes: 1230 }))],
  holidays: ['01-26', '08-15'],
  services: ['piercing', 'purity'],
  kinds: ['store', 'video', 'home'],
  distance_m: null,
  ...store,
});

export const aDelhiStore = (): Store =>
  aStore({
    store_id: 'in-gulmohar-house',
    url: '/find-a-store/delhi/gulmohar-house/',
    name: 'Suvarna Gulmohar House',
    name_hi: 'सुवर्ण गुलमोहर हाउस',
    city: 'Delhi',
    city_hi: 'दिल्ली',
    city_slug: 'delhi',
    region: 'Delhi',
    postcode: '110001',
    lat: 28.6304,
    lng: 77.2177,
    kinds: ['store'],
  });

export const aStoreList = (list: Partial<StoreList> = {}): StoreList => ({
  found: true,
  place: 'Bengaluru',
  place_hi: 'बेंगलुरु',
  results: [aStore(), aDelhiStore()],
  count: 2,
  ...list,
});

export const someSlots = (slots: Partial<AppointmentSlots> = {}): AppointmentSlots => ({
  store_id: 'in-champa-house',
  kind: 'store',
  date: '2026-11-28',
  time_zone: 'Asia/Kolkata',
  slots: [
    { starts_at: '2026-11-28T05:30:00.000Z', minutes: 660, free: 1 },
    { starts_at: '2026-11-28T06:00:00.000Z', minutes: 690, free: 0 },
    { starts_at: '2026-11-28T06:30:00.000Z', minutes: 720, free: 2 },
  ],
  ...slots,
});

export const anAppointment = (appointment: Partial<Appointment> = {}): Appointment => ({
  token: 'a-token',
  kind: 'store',
  state: 'booked',
  store: aStore(),
  starts_at: '2026-11-28T05:30:00.000Z',
  ends_at: '2026-11-28T06:00:00.000Z',
  name: 'Asha Rao',
  mobile: '••••3210',
  address: '',
  note: '',
  reason: '',
  open: true,
  version: 1,
  ...appointment,
});
