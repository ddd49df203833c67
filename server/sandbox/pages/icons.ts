const icon = (paths: string, size = 20) =>
  `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`

export const TRIANGLE = icon(
  '<path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3"/><path d="M12 9v4"/><path d="M12 17h.01"/>',
  16,
)
export const ALERT = icon('<circle cx="12" cy="12" r="10"/><path d="M12 8v4"/><path d="M12 16h.01"/>')
export const ALERT_SMALL = icon('<circle cx="12" cy="12" r="10"/><path d="M12 8v4"/><path d="M12 16h.01"/>', 16)
export const CHECK = icon('<circle cx="12" cy="12" r="10"/><path d="m9 12 2 2 4-4"/>')
export const LOCK = icon('<rect width="18" height="11" x="3" y="11" rx="2"/><path d="M7 11V7a5 5 0 0 1 10 0v4"/>', 16)
export const CHEVRON = icon('<path d="m6 9 6 6 6-6"/>').replace('<svg', '<svg class="turn"')

export const MARK =
  '<svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#0E5A6B"/><circle cx="22" cy="8.5" r="3.5" fill="#F0A26B"/><g fill="none" stroke="#FFFFFF" stroke-width="2.4" stroke-linejoin="round"><path d="M0 19 5 14.5 8 17 14 9.5 19 16 23 13 27 17.5 32 14.5" opacity=".35"/><path d="M0 24.5 6 18.5 10 22 16 16 21 21.5 26 18.5 32 23" opacity=".6"/><path d="M0 27.5 5 24.5 10 27.5 17 22.5 23 27 28 24.5 32 27"/></g></svg>'
