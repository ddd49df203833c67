export const MANIFEST = '/manifest.webmanifest'

/** What makes the site installable. */
export const linkManifest = (): void =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href: MANIFEST }))
