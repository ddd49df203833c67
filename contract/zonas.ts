/** Zones that younger clock data call by a name of their own, and the older one whose clocks are the same on every day that we sell. */
const IGUALES: Record<string, string> = {
  // Aysén keeps the hour of Magallanes since 2025; its name is of March of that year.
  'America/Coyhaique': 'America/Punta_Arenas',
}

/** The zone, or the equal one where this machine does not know it. */
export function zonaSabida(zona: string): string {
  const igual = IGUALES[zona]
  return igual && !conoce(zona) ? igual : zona
}

function conoce(zona: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zona }))
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
