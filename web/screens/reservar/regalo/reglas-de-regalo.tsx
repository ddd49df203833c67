/** What one should know before paying, in plain words. */
export function ReglasDeRegalo() {
  return (
    <section
      aria-labelledby="reglas-regalo"
      className="grid gap-3 rounded-card border border-border bg-surface p-4 sm:p-6"
    >
      <h2 id="reglas-regalo" className="font-sans text-h3 font-semibold">
        Cómo funciona
      </h2>
      <ul className="grid list-disc gap-2 pl-5 text-text-2">
        <li>Sirve para cualquier experiencia del sitio, entera o por partes.</li>
        <li>Vale 5 años desde la compra. El saldo no se pierde antes.</li>
        <li>Si nadie la usa, te devolvemos el dinero hasta 10 días después de comprarla.</li>
        <li>Si se cancela una reserva pagada con ella, lo que corresponda vuelve a la tarjeta de regalo.</li>
        <li>El código llega solo por correo. No lo guardamos: si se pierde, pide desde tu compra que enviemos otro.</li>
      </ul>
    </section>
  )
}
