let desfaseMs: number | null = null

/** Notes how far the clock of the device is off, by the hour that an answer of the server carries. */
export function conReloj(response: Response): Response {
  const hora = Date.parse(response.headers.get('date') ?? '')
  if (!Number.isNaN(hora)) desfaseMs = hora - Date.now()
  return response
}

/** What is to be added to the clock of the device; null where no server was heard yet. */
export const desfaseDelServidor = (): number | null => desfaseMs
