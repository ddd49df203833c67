/** What this server can add to the core, in OCTO's own words. */
export const CAPABILITIES = [
  {
    id: 'octo/pricing',
    revision: 1,
    required: false,
    dependencies: [],
    docs: 'https://docs.octo.travel/capabilities/pricing',
  },
  {
    id: 'octo/content',
    revision: 1,
    required: false,
    dependencies: [],
    docs: 'https://docs.octo.travel/capabilities/content',
  },
  {
    id: 'octo/notifications',
    revision: 1,
    required: false,
    dependencies: [],
    docs: 'https://docs.octo.travel/capabilities/notifications',
  },
  {
    id: 'octo/webhooks',
    revision: 1,
    required: false,
    dependencies: [],
    docs: 'https://docs.octo.travel/capabilities/webhooks',
  },
  {
    id: 'octo/pickups',
    revision: 1,
    required: false,
    dependencies: [],
    docs: 'https://docs.octo.travel/capabilities/pickups',
  },
  {
    id: 'octo/questions',
    revision: 1,
    required: false,
    dependencies: [],
    docs: 'https://docs.octo.travel/capabilities/questions',
  },
] as const

export type Capability = 'pricing' | 'content' | 'notifications' | 'webhooks' | 'pickups' | 'questions'

export interface Asked {
  applied: ReadonlySet<Capability>
  /** As it was spelt: some write `pricing`, some `octo/pricing`. */
  echo: string
}

const KNOWN = new Set<string>(CAPABILITIES.map(({ id }) => id.replace('octo/', '')))

/** One that we do not know is ignored and not echoed. */
export function readCapabilities(header: string | undefined): Asked {
  const sent = [...new Set((header ?? '').split(',').map((id) => id.trim()))]
  const known = sent.filter((id) => KNOWN.has(id.replace(/^octo\//, '')))
  return { applied: new Set(known.map((id) => id.replace(/^octo\//, '') as Capability)), echo: known.join(', ') }
}
