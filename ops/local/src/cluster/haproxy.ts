/** What stands in front of two of each process: one address each, to whoever is ready. */

export interface Backend {
  readonly name: string;
  readonly port: number;
  readonly servers: readonly { readonly name: string; readonly port: number; readonly checkPort?: number }[];
  /** Path that is 200 while a server takes work; `tcp` backends are asked on their check port, or only called where there is no path. */
  readonly ready?: string;
  readonly kind: 'http' | 'tcp';
  /** Tells servers who calls. */
  readonly saysWho?: boolean;
  /** Where it is called with TLS, by HTTP/2 or 1.1, and the file of certificate and key. */
  readonly secure?: { readonly port: number; readonly pem: string };
  /** Each address goes to one server as long as that is ready: what it makes is made once. */
  readonly byAddress?: boolean;
}

/**
 * A server that says it is not ready gets no new connection within a second, whether it says so or does not answer, and those it has go on. Calls
 * are not tried again at another: none is lost where servers announce their end.
 */
export const haproxyConfig = (backends: readonly Backend[]): string => `global
    maxconn 4000
    log stdout format raw local0 warning
    ssl-default-bind-options ssl-min-ver TLSv1.2 no-tls-tickets

defaults
    timeout connect 2s
    timeout client 60s
    timeout server 60s
    timeout tunnel 1h
    timeout check 2s
    option redispatch 0
    retries 0
    option dontlognull
    log global
${backends.map(section).join('')}`;

const section = ({
  name,
  port,
  servers,
  ready,
  kind,
  byAddress = false,
  saysWho = false,
  secure,
}: Backend): string => `
listen ${name}
    bind 127.0.0.1:${port}
${
  secure === undefined
    ? ''
    : `    bind 127.0.0.1:${secure.port} ssl crt ${secure.pem} alpn h2,http/1.1
    http-request set-header X-Forwarded-Proto https if { ssl_fc }
`
}    mode ${kind}
${ready === undefined ? '    option tcp-check\n' : `    option httpchk GET ${ready}\n    http-check expect status 200\n`}${
  kind === 'http'
    ? `${saysWho ? '    option forwardfor\n' : ''}    http-reuse safe\n`
    : `    option clitcpka
    # A connection that could not be opened has lost nothing.
    retries 2
    option redispatch 1\n`
}${
  byAddress ? '    balance uri path-only\n    hash-type consistent\n' : '    balance roundrobin\n'
}    default-server check inter 500ms fastinter 250ms downinter 500ms fall 2 rise 1${kind === 'tcp' ? ' on-marked-down shutdown-sessions' : ''}
${servers.map((server) => `    server ${server.name} 127.0.0.1:${server.port}${server.checkPort === undefined ? '' : ` port ${server.checkPort}`}\n`).join('')}`;
