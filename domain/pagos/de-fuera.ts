/** A refund of ours that has not gone back by the provider: not sent yet, or waiting for a bank transfer. */
export interface Pendiente {
  id: string
  monto: number
}

/**
 * What a refund stands for that somebody made at the provider, not from here: first what we still owe of that charge, in its order, so that it does not go out a second time;
 * then what we hold of it; what is beyond both had gone back already, and is our loss.
 */
export function repartirDeFuera<T extends Pendiente>(
  monto: number,
  { pendientes, retenido }: { pendientes: readonly T[]; retenido: number },
): { cubre: { pendiente: T; monto: number }[]; nuevo: number; deMas: number } {
  let resto = monto
  const cubre: { pendiente: T; monto: number }[] = []
  for (const pendiente of pendientes) {
    const parte = Math.min(resto, pendiente.monto)
    if (parte > 0) cubre.push({ pendiente, monto: parte })
    resto -= parte
  }
  const nuevo = Math.min(resto, Math.max(0, retenido))
  return { cubre, nuevo, deMas: resto - nuevo }
}
