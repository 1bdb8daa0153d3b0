import type { AtRule, Plugin, Root } from 'postcss';

/** Order of the cascade, the same in every sheet so that load order never matters. */
const LAYER_ORDER = ['reset', 'tokens', 'vendor', 'ui', 'shell', 'remotes', 'overrides'];

/**
 * Wraps a sheet in its layer and states the order of layers first. Sheets of `shared/ui` go to
 * `ui`, others to the layer of their owner. Sheets that name their layers themselves
 * (`tokens.css`, `base.css`, `font-faces.css`) keep them; `@font-face` stays outside, it knows no layers.
 */
export function cssLayer(owner: string): Plugin {
  return {
    postcssPlugin: 'suvarna-css-layer',
    OnceExit(root: Root, { postcss }) {
      const file = root.source?.input.file ?? '';
      const statesItsLayers = root.some((node) => node.type === 'atrule' && node.name === 'layer');
      if (!statesItsLayers) {
        const layer: AtRule = postcss.atRule({
          name: 'layer',
          params: /[\\/]shared[\\/]ui[\\/]/.test(file) ? 'ui' : owner,
          nodes: [],
        });
        for (const node of [...root.nodes]) {
          if (node.type === 'atrule' && ['font-face', 'import', 'charset'].includes(node.name)) continue;
          layer.append(node);
        }
        root.append(layer);
      }
      root.prepend(postcss.atRule({ name: 'layer', params: LAYER_ORDER.join(', ') }));
    },
  };
}
