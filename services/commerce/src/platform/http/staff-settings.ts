/** Tokens of the store's people. None by default: then the staff's routes let nobody in. */
export interface StaffAccess {
  readonly viewToken: string;
  readonly adminToken: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LEAST = 32;

/** @param faults takes what is wrong with the settings */
export function readStaffSettings(env: Environment, faults: string[]): StaffAccess {
  const token = (name: string): string => {
    const value = env[name] ?? '';
    if (value !== '' && value.length < LEAST)
      faults.push(`${name} must have at least ${LEAST} characters, or none at all.`);
    return value;
  };
  const access = { viewToken: token('STAFF_VIEW_TOKEN'), adminToken: token('STAFF_ADMIN_TOKEN') };
  if (access.viewToken !== '' && access.viewToken === access.adminToken)
    faults.push('STAFF_VIEW_TOKEN and STAFF_ADMIN_TOKEN must differ.');
  return access;
}
