/** A stub of plain style sheets and fonts in tests. */
module.exports = {};
