/** Who asked for a payment: the mark that each program writes on what it asks the provider for. */
export type Instalacion = 'esta' | 'otra' | null

/**
 * What becomes of money that no attempt of ours stands for (docs/nunca.md 2.2, I5). What this installation asked for goes back whole: its buyer waits for it.
 * What another one asked for is theirs to give back, and what nobody did was somebody's act at the provider: finanzas decides.
 * `conocido`: an attempt of ours names it, whatever its mark: those of before had none.
 */
export const destinoDeAjeno = ({
  instalacion,
  conocido,
}: {
  instalacion: Instalacion
  conocido: boolean
}): 'devolver' | 'esperar' => (instalacion === 'esta' || (conocido && instalacion === null) ? 'devolver' : 'esperar')

export type EstadoAjeno = 'en_suspenso' | 'solicitado' | 'hecho' | 'manual' | 'perdido'

/**
 * What a dispute of `disputado` that its bank won takes of it: what still waits, else what is on its way back, of which `porTransferir` is what the bank did not give.
 * Of what had gone back, or was given to the bank to be transferred, nothing is left to take.
 */
export function perderAjeno(
  { estado, monto, perdido }: { estado: EstadoAjeno; monto: number; perdido: number },
  disputado: number,
): { enSuspenso: number; enCamino: number; porTransferir: number; despues: EstadoAjeno } {
  const queda = monto - perdido
  const parte = Math.min(queda, disputado)
  if (estado === 'en_suspenso')
    return { enSuspenso: parte, enCamino: 0, porTransferir: 0, despues: parte === queda ? 'perdido' : 'en_suspenso' }
  if (estado === 'solicitado')
    return {
      enSuspenso: 0,
      enCamino: parte,
      porTransferir: queda - parte,
      despues: parte === queda ? 'hecho' : 'manual',
    }
  return { enSuspenso: 0, enCamino: 0, porTransferir: 0, despues: estado }
}
