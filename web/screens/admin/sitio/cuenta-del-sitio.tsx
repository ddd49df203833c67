import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EstadoDelSitio, EstadoDeCuentaDelSitio, PropuestaDeCuenta } from '#contract/sitio.ts'
import { api } from '#web/api/api.ts'
import { CuentaDelSitioDatos } from '#web/components/cuenta-del-sitio-datos.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { formatSalida } from '#web/ui/horas.ts'
import { toast } from '#web/ui/toast.ts'
import { ConMotivo } from '../con-motivo.tsx'
import { ESTADO_DEL_SITIO } from './estado-del-sitio.ts'
import { ProponerCuenta } from './proponer-cuenta.tsx'

/** Where companies transfer to: one writes it, another one makes it hold. */
export function CuentaDelSitio({ estado: { cuenta, propuesta, historia, acciones } }: { estado: EstadoDelSitio }) {
  const [abierto, setAbierto] = useState<'proponer' | 'quitar' | null>(null)
  const cerrar = () => setAbierto(null)
  const quitar = useGuardar(
    (motivo) => api.call('proponerCuentaDelSitio', { cuenta: null, motivo }),
    'Propusiste quitar la cuenta',
    cerrar,
  )
  return (
    <section aria-labelledby="cuenta" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="cuenta">Cuenta para transferencias</h2>
        <p className="max-w-measure text-text-2">
          A ella transfieren las empresas. Una persona de finanzas la propone y otra la aprueba; mientras tanto rige la
          anterior.
        </p>
      </div>
      {cuenta ? (
        <div className="rounded-card border border-border bg-surface p-4">
          <CuentaDelSitioDatos cuenta={cuenta} />
        </div>
      ) : (
        <p className="rounded-card border border-border bg-surface p-4">
          No hay cuenta: a ninguna empresa se le ofrece transferir.
        </p>
      )}
      {propuesta && <Pendiente propuesta={propuesta} acciones={acciones} />}
      {acciones.puedeProponer && (
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={() => setAbierto('proponer')}>
            {cuenta ? 'Proponer otra cuenta' : 'Proponer una cuenta'}
          </Button>
          {cuenta && (
            <Button variant="danger-outline" onClick={() => setAbierto('quitar')}>
              Proponer quitarla
            </Button>
          )}
        </div>
      )}
      <Dialog open={abierto === 'proponer'} onOpenChange={(open) => !open && cerrar()} title="Proponer una cuenta">
        <ProponerCuenta onDone={cerrar} />
      </Dialog>
      <ConMotivo
        isOpen={abierto === 'quitar'}
        onClose={cerrar}
        title="¿Proponer quitar la cuenta?"
        text="Cuando otra persona lo apruebe, nadie podrá pagar por transferencia."
        confirmText="Sí, proponer"
        guardar={quitar}
      />
      {historia.length > 0 && <Historia historia={historia} />}
    </section>
  )
}

function Pendiente({ propuesta, acciones }: { propuesta: PropuestaDeCuenta; acciones: EstadoDelSitio['acciones'] }) {
  const [abierto, setAbierto] = useState<'aprobar' | 'rechazar' | null>(null)
  const cerrar = () => setAbierto(null)
  const decidir = (decision: 'aprobar' | 'rechazar') => (motivo: string) =>
    api.call('decidirCuentaDelSitio', { id: propuesta.id, decision, motivo })
  const aprobar = useGuardar(
    decidir('aprobar'),
    propuesta.cuenta ? 'La cuenta rige desde ahora' : 'Ya no hay cuenta',
    cerrar,
  )
  const rechazar = useGuardar(decidir('rechazar'), 'Propuesta rechazada', cerrar)
  return (
    <div className="grid gap-3 rounded-card border border-border bg-surface p-4">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {propuesta.cuenta ? 'Cuenta propuesta' : 'Propuesta de quitar la cuenta'}{' '}
        <Badge tone="warning">Espera a otra persona</Badge>
      </p>
      {propuesta.cuenta && <CuentaDelSitioDatos cuenta={propuesta.cuenta} />}
      <p className="text-small text-text-2 wrap-anywhere">
        {propuesta.propuestaPor}, el {formatSalida(propuesta.propuestaEn)}: {propuesta.motivo}
      </p>
      <div className="flex flex-wrap gap-3">
        {acciones.puedeAprobar && <Button onClick={() => setAbierto('aprobar')}>Aprobar</Button>}
        {acciones.puedeRechazar && (
          <Button variant="outline" onClick={() => setAbierto('rechazar')}>
            {acciones.puedeAprobar ? 'Rechazar' : 'Retirarla'}
          </Button>
        )}
      </div>
      {acciones.puedeRechazar && !acciones.puedeAprobar && (
        <p className="text-small text-text-2">La propusiste tú: la aprueba otra persona de finanzas.</p>
      )}
      <ConMotivo
        isOpen={abierto === 'aprobar'}
        onClose={cerrar}
        title={propuesta.cuenta ? '¿Aprobar la cuenta?' : '¿Quitar la cuenta?'}
        text="Compárala con un papel del banco, no con lo que alguien te escribió."
        label="Cómo lo comprobaste"
        confirmText="Sí, aprobar"
        isDestructive={false}
        guardar={aprobar}
      />
      <ConMotivo
        isOpen={abierto === 'rechazar'}
        onClose={cerrar}
        title="¿Rechazar la propuesta?"
        text="Rige la de antes. Se puede proponer otra."
        confirmText="Sí, rechazar"
        guardar={rechazar}
      />
    </div>
  )
}

const ESTADOS: Record<EstadoDeCuentaDelSitio, [string, BadgeTone]> = {
  vigente: ['Rige', 'success'],
  propuesta: ['Propuesta', 'info'],
  anterior: ['Anterior', 'neutral'],
  rechazada: ['Rechazada', 'warning'],
}

function Historia({ historia }: Pick<EstadoDelSitio, 'historia'>) {
  return (
    <section aria-labelledby="historia-de-cuentas" className="grid gap-3">
      <h3 id="historia-de-cuentas">Historial</h3>
      <ol className="grid gap-3">
        {historia.map(
          ({ id, estado, cuenta, motivo, propuestaPor, propuestaEn, decididaPor, decididaEn, observacion }) => (
            <li key={id} className="grid gap-1 rounded-card border border-border bg-surface p-4">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {cuenta ? `${cuenta.banco}, ${cuenta.numeroCuenta}` : 'Sin cuenta'}{' '}
                <Badge tone={ESTADOS[estado][1]}>{ESTADOS[estado][0]}</Badge>
              </p>
              <p className="text-small text-text-2 wrap-anywhere">
                {propuestaPor}, el {formatSalida(propuestaEn)}: {motivo}
              </p>
              {decididaEn && (
                <p className="text-small text-text-2 wrap-anywhere">
                  {decididaPor}, el {formatSalida(decididaEn)}
                  {observacion && `: ${observacion}`}
                </p>
              )}
            </li>
          ),
        )}
      </ol>
    </section>
  )
}

function useGuardar(mutationFn: (motivo: string) => Promise<EstadoDelSitio>, title: string, onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (estado) => {
      queryClient.setQueryData(ESTADO_DEL_SITIO.queryKey, estado)
      onDone()
      toast({ title })
    },
  })
}
