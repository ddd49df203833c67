import type { KnipConfig } from 'knip'

export default {
  entry: [
    'server/main.ts',
    // A call finds its use case in the door by its name (server/http/bind.ts); tools/lib/door-rule.ts finds the rest.
    'server/modules/*/index.ts',
    // Programs that another starts by the name of its file.
    'server/testing/solo-api.ts',
    'tools/{admin-create,contar,mapa,matar,mudar,respaldar,restaurar}.ts',
    'tools/lib/{exit-with-parent,run-checks,run-tests}.mjs',
    'tools/lib/retried.ts',
    'bench/main.ts',
    'bench/bare/*.ts',
  ],
  project: ['{contract,domain,server,web,e2e,tools,bench}/**/*.{ts,tsx,mjs,css}'],
  ignoreDependencies: [
    // Read as files, by a path in the package: letters that are drawn, and a script that goes into a page.
    '@fontsource/bricolage-grotesque',
    '@fontsource/figtree',
    'axe-core',
    // Loaded only where the faster one is not installed, and without types.
    'autocannon',
    // Run by their path in node_modules (tools/lib/run-checks.mjs).
    'oxlint',
    'oxlint-tsgolint',
  ],
  ignoreBinaries: ['apt-get', 'pgbench'],
  ignoreIssues: {
    // Generated: a type for each table there is.
    'server/db/schema.ts': ['types'],
    // Their tests load them as programs without types, by a name that is only known when they run.
    'tools/lib/{otro-dia,runtime}.mjs': ['exports'],
  },
} satisfies KnipConfig
