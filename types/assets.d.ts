declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

/** Bytes of a file as a `data:` address; in the server's build of the shell only. */
declare module '*?bytes' {
  const address: string;
  export default address;
}
