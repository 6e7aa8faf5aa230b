import { addDays, draws, ndjson, round, thousands } from '../made.mjs';

const PRODUCTS = [
  ['Ceramic Pour-Over Set', 'Kitchen', 48],
  ['Cast Iron Pan 28', 'Kitchen', 65],
  ['Bamboo Cutting Board', 'Kitchen', 24],
  ['Linen Duvet Cover', 'Bedding', 120],
  ['Wool Throw', 'Bedding', 85],
  ['Memory Foam Pillow', 'Bedding', 42],
  ['Desk Lamp Arc', 'Lighting', 75],
  ['Pendant Light Opal', 'Lighting', 140],
  ['Fairy Lights 10 m', 'Lighting', 18],
  ['Monstera Deliciosa', 'Plants', 39],
  ['Olive Tree 120 cm', 'Plants', 110],
  ['Herb Starter Kit', 'Plants', 22],
  ['Oak Side Table', 'Furniture', 210],
  ['Lounge Chair Nord', 'Furniture', 480],
  ['Shoe Bench', 'Furniture', 150],
];
const PEOPLE = ['Ana', 'Bruno', 'Chloe', 'Dmitri', 'Elif', 'Femi', 'Greta', 'Hugo', 'Ines', 'Jonas', 'Karin', 'Liam', 'Mei', 'Noor', 'Otto', 'Priya'];
const FAMILIES = ['Almeida', 'Berg', 'Costa', 'Dubois', 'Eriksen', 'Fischer', 'Garcia', 'Horvat', 'Ito', 'Jansen'];
const COUNTRIES = [
  ['Germany', 7],
  ['France', 5],
  ['Netherlands', 3],
  ['Spain', 3],
  ['Poland', 2],
  ['Sweden', 1.5],
  ['Austria', 1.2],
];

/** Order lines of a home goods shop: amounts that add up. */
export function orders() {
  const draw = draws(2202);
  const customers = Array.from({ length: 260 }, (_, index) => ({
    id: `C${1000 + index}`,
    name: `${draw.pick(PEOPLE)} ${draw.pick(FAMILIES)}`,
    country: draw.weighted(COUNTRIES),
  }));
  const records = [];
  let orderId = 50_000;
  for (let day = '2024-01-01'; day <= '2025-06-30'; day = addDays(day, 1)) {
    for (let count = draw.int(0, day.slice(5, 7) === '12' ? 5 : 3); count > 0; count -= 1) {
      orderId += draw.int(1, 3);
      records.push(...lines({ draw, orderId, day, customer: draw.pick(customers) }));
    }
  }
  return [{ file: 'orders-2025-07-02.ndjson', text: ndjson([...records, records[17]]) }];
}

function lines({ draw, orderId, day, customer }) {
  const channel = draw.weighted([
    ['web', 6],
    ['app', 4],
    ['marketplace', 3],
    ['phone', 1],
  ]);
  const payment = draw.weighted([
    ['card', 6],
    ['paypal', 3],
    ['invoice', 2],
    ['gift card', 1],
  ]);
  const coupon = draw.weighted([
    [null, 7],
    ['WELCOME10', 1.5],
    ['SPRING15', 1],
    ['VIP20', 0.6],
  ]);
  const at = `${day}T${String(draw.int(6, 22)).padStart(2, '0')}:${String(draw.int(0, 59)).padStart(2, '0')}:00Z`;
  return draw
    .some(
      PRODUCTS,
      draw.weighted([
        [1, 5],
        [2, 4],
        [3, 2],
        [4, 1],
      ]),
    )
    .map(([product, category, base], index) => {
      const quantity = draw.weighted([
        [1, 6],
        [2, 3],
        [3, 1],
        [4, 0.5],
        [6, 0.3],
      ]);
      const unitPrice = round(base * (0.9 + draw.next() * 0.2), 2);
      const discount = coupon === null ? 0 : round((quantity * unitPrice * Number(coupon.slice(-2))) / 100, 2);
      const revenue = round(quantity * unitPrice - discount, 2);
      return {
        orderId,
        lineNo: index + 1,
        orderedAt: at,
        customerId: customer.id,
        customerName: customer.name,
        country: customer.country,
        channel,
        product,
        category,
        quantity,
        unitPrice: `$${thousands(unitPrice, ',', 2)}`,
        discount,
        revenue,
        cost: round(quantity * base * (0.42 + draw.next() * 0.6), 2),
        shippingFee: index === 0 ? draw.pick([0, 4.9, 6.9, 12.5]) : 0,
        couponCode: coupon,
        paymentMethod: payment,
        returned: draw.chance(0.08),
        giftWrap: draw.chance(0.12) ? 'yes' : 'no',
        deliveryDays: draw.chance(0.05) ? null : draw.int(1, 12),
      };
    });
}
