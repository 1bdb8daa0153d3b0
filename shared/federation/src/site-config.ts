/** `shell/site.config.ts`: what the build has to know of the site that the shell's engine carries. */
export interface SiteConfig {
  /** Version of the site contract. */
  readonly contract: string;
  /** Events that are on the bus without a remote that emits them. */
  readonly events: readonly string[];
  /** How a page is asked for whose release is only tried. */
  readonly smoke: {
    /** Language, variant and what else the site hands every page. */
    readonly page: Readonly<Record<string, string>>;
    /** Sent with the page's calls. */
    readonly headers: Readonly<Record<string, string>>;
    /** What is said otherwise in each further language. */
    readonly also?: readonly {
      readonly page: Readonly<Record<string, string>>;
      readonly headers: Readonly<Record<string, string>>;
    }[];
  };
}

export const defineSite = (config: SiteConfig): SiteConfig => config;
