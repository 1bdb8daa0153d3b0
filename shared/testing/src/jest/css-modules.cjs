/** A stub of every CSS module in tests: a class is called what the source calls it. */
module.exports = new Proxy(
  { __esModule: true },
  {
    get: (target, name) => {
      if (name === '__esModule') return true;
      if (name === 'default') return module.exports;
      return typeof name === 'string' ? name : undefined;
    },
  },
);
