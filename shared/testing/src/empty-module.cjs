/** Stands in for plain style sheets and fonts in tests. */
module.exports = {};
