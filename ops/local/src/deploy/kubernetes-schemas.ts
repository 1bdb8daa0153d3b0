/** What the API of Kubernetes takes, by its published schemas. */
import { validate as deployment } from 'kubernetes-models/_schemas/IoK8sApiAppsV1Deployment';
import { validate as statefulSet } from 'kubernetes-models/_schemas/IoK8sApiAppsV1StatefulSet';
import { validate as autoscaler } from 'kubernetes-models/_schemas/IoK8sApiAutoscalingV2HorizontalPodAutoscaler';
import { validate as job } from 'kubernetes-models/_schemas/IoK8sApiBatchV1Job';
import { validate as service } from 'kubernetes-models/_schemas/IoK8sApiCoreV1Service';
import { validate as ingress } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1Ingress';
import { validate as networkPolicy } from 'kubernetes-models/_schemas/IoK8sApiNetworkingV1NetworkPolicy';
import { validate as disruptionBudget } from 'kubernetes-models/_schemas/IoK8sApiPolicyV1PodDisruptionBudget';
import type { Manifest } from './render-chart.ts';

interface Validate {
  (data: unknown): boolean;
  readonly errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null;
}

const SCHEMAS: Readonly<Record<string, Validate>> = {
  'apps/v1 Deployment': deployment,
  'apps/v1 StatefulSet': statefulSet,
  'autoscaling/v2 HorizontalPodAutoscaler': autoscaler,
  'batch/v1 Job': job,
  'networking.k8s.io/v1 Ingress': ingress,
  'networking.k8s.io/v1 NetworkPolicy': networkPolicy,
  'policy/v1 PodDisruptionBudget': disruptionBudget,
  'v1 Service': service,
};
/** Of the database's operator: held against its own definitions by hand (decision 87). */
const OF_OTHERS = 'postgresql.cnpg.io/v1';

/**
 * Remembers which fields of an object are read. The schemas let every field pass, and the API server drops
 * those it does not know: what no schema reads is a slip of the pen.
 */
function watched(value: unknown, path: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const inside = new Map<PropertyKey, unknown>(
    Object.entries(value).map(([name, each]) => {
      const place = `${path}/${name}`;
      if (!Array.isArray(value)) unread.add(place);
      return [name, watched(each, place, unread)];
    }),
  );
  return new Proxy(value, {
    get(target, name) {
      unread.delete(`${path}/${String(name)}`);
      return inside.has(name) ? inside.get(name) : (Reflect.get(target, name) as unknown);
    },
  });
}

/** What is wrong with a manifest, field by field. */
export function faultsOf(manifest: Manifest): readonly string[] {
  const of = `${manifest.apiVersion} ${manifest.kind}`;
  const name = `${manifest.kind} ${manifest.metadata.name}`;
  if (manifest.apiVersion === OF_OTHERS) return [];
  const validate = SCHEMAS[of];
  if (validate === undefined) return [`${name}: there is no schema of ${of}`];
  const unread = new Set<string>();
  validate(watched(manifest, '', unread));
  return [
    ...(validate.errors ?? []).map(({ instancePath, message = '' }) => `${name}${instancePath} ${message}`),
    ...[...unread].map((path) => `${name}${path} is no field that Kubernetes knows`),
  ];
}
