import { CalendarDays, Hourglass, MapPin, RotateCcw, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { ReservaLineas } from '#web/components/reserva-lineas.tsx'
import { ReservaPortada } from '#web/components/reserva-portada.tsx'
import { viajerosDe } from '#web/components/reserva-textos.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { formatDia, formatPesos } from '#web/ui/formato.ts'
import { diaEn, formatHora, formatSalida, nombreZona } from '#web/ui/horas.ts'
import type { ResumenDeCompra } from './compra.ts'

type ResumenCompraProps = { resumen: ResumenDeCompra }

/** Folded on a phone, always in sight beside the form from 1280 px on. */
export function ResumenCompra({ resumen }: ResumenCompraProps) {
  const { inicio, zona, participantes, total } = resumen
  const line = `${formatSalida(inicio, zona)} · ${viajerosDe(participantes)}`
  return (
    <>
      <div className="rounded-card border border-border bg-surface px-4 shadow-e1 lg:hidden">
        <Disclosure
          headingLevel={2}
          className="border-b-0"
          title={<Folded resumen={resumen} line={line} total={total - resumen.regalo - resumen.yaPagado} />}
        >
          <Detail resumen={{ ...resumen, minimo: null }} />
        </Disclosure>
        {resumen.minimo && <p className="border-t border-border py-3 text-small text-text-2">{resumen.minimo}</p>}
      </div>
      <aside
        aria-label="Resumen de tu reserva"
        className="sticky top-24 hidden overflow-hidden rounded-card border border-border bg-surface shadow-e1 lg:block"
      >
        <ReservaPortada src={resumen.portada} className="aspect-3/2 w-full" />
        <div className="p-6">
          <h2 className="mb-4 font-sans text-h3 font-semibold">{resumen.nombre}</h2>
          <Detail resumen={resumen} />
        </div>
      </aside>
    </>
  )
}

function Folded({
  resumen: { nombre, lineas, cancelacion },
  line,
  total,
}: ResumenCompraProps & { line: string; total: number }) {
  return (
    <span className="grid min-w-0 gap-0.5">
      <span className="line-clamp-2 text-small font-normal text-text-2">{nombre}</span>
      <span className="text-wrap tabular-nums">
        {line} <span className="sr-only">· </span>
        <span className="block">
          {lineas.map(({ cantidad, precioUnitario }) => `${cantidad} × ${formatPesos(precioUnitario)}`).join(' + ')} ·
          Total {formatPesos(total)}
        </span>
      </span>
      <span className="text-small font-normal text-text-2">{cancelacion}</span>
    </span>
  )
}

function Detail({ resumen }: ResumenCompraProps) {
  const { inicio, fin, zona } = resumen
  const zone = nombreZona(zona)
  return (
    <div className="grid gap-5">
      <ul className="grid gap-3">
        <Fact icon={<CalendarDays size={20} aria-hidden />}>
          {formatDia(diaEn(inicio, zona))} · {formatHora(inicio, zona)} a {formatHora(fin, zona)}
          {zone && <span className="block text-small text-text-2">{zone}</span>}
        </Fact>
        <Fact icon={<MapPin size={20} aria-hidden />}>
          {resumen.lugar}
          <span className="block text-small text-text-2">Con {resumen.operador}</span>
        </Fact>
        <Fact icon={<Users size={20} aria-hidden />}>{viajerosDe(resumen.participantes)}</Fact>
        <Fact icon={<RotateCcw size={20} aria-hidden />}>{resumen.cancelacion}</Fact>
        {resumen.minimo && <Fact icon={<Hourglass size={20} aria-hidden />}>{resumen.minimo}</Fact>}
      </ul>
      <div className="border-t border-border pt-4">
        <ReservaLineas
          lineas={resumen.lineas}
          total={resumen.total}
          regalo={resumen.regalo}
          {...(resumen.yaPagado > 0 && {
            ajustes: [{ texto: 'Lo que ya pagaste', monto: -resumen.yaPagado }],
            totalLabel: 'Por pagar',
          })}
        />
        <p className="mt-1 text-small text-text-2">Precio final, con impuestos. No hay cargos de servicio.</p>
        {resumen.enElLugar.length > 0 && (
          <p className="mt-2 text-small text-text-2">En el lugar se paga aparte: {resumen.enElLugar.join(' · ')}.</p>
        )}
      </div>
    </div>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span className="mt-0.5 text-text-2">{icon}</span>
      <span className="min-w-0">{children}</span>
    </li>
  )
}
