import { csv, draws, round } from '../made.mjs';

/** Like the well-known telecom churn file: 1/0 and Yes/No side by side, "No internet service", a blank total for new customers. */
export function churn() {
  const draw = draws(180_303);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const all = Array.from({ length: 480 }, (_, index) => {
    const contract = draw.weighted([
      ['Month-to-month', 5.5],
      ['One year', 2.1],
      ['Two year', 2.4],
    ]);
    const tenure = draw.chance(0.012) ? 0 : contract === 'Month-to-month' ? draw.int(1, 48) : draw.int(6, 72);
    const internet = draw.weighted([
      ['Fiber optic', 4.4],
      ['DSL', 3.4],
      ['No', 2.2],
    ]);
    const phone = internet === 'No' || draw.chance(0.88);
    const partner = draw.chance(0.48);
    const extra = (p) => (internet === 'No' ? 'No internet service' : draw.chance(p) ? 'Yes' : 'No');
    const security = extra(0.36);
    const support = extra(0.37);
    const tv = extra(0.48);
    const monthly = round(
      (internet === 'No' ? 18 : internet === 'DSL' ? 44 : 70) +
        (tv === 'Yes' ? 10 : 0) +
        (security === 'Yes' ? 5 : 0) +
        (support === 'Yes' ? 5 : 0) +
        draw.next() * 19,
      2,
    );
    const risk = (contract === 'Month-to-month' ? 0.42 : contract === 'One year' ? 0.12 : 0.03) * (internet === 'Fiber optic' ? 1.35 : 0.7);
    return {
      customerID: `${1000 + index * 17 + draw.int(0, 15)}-${Array.from({ length: 5 }, () => draw.pick(letters)).join('')}`,
      gender: draw.pick(['Male', 'Female']),
      SeniorCitizen: draw.chance(0.16) ? 1 : 0,
      Partner: partner ? 'Yes' : 'No',
      Dependents: draw.chance(partner ? 0.5 : 0.1) ? 'Yes' : 'No',
      tenure,
      PhoneService: phone ? 'Yes' : 'No',
      MultipleLines: phone ? draw.pick(['Yes', 'No']) : 'No phone service',
      InternetService: internet,
      OnlineSecurity: security,
      TechSupport: support,
      Contract: contract,
      PaperlessBilling: draw.chance(0.59) ? 'Yes' : 'No',
      PaymentMethod: draw.weighted([
        ['Electronic check', 3.4],
        ['Mailed check', 2.3],
        ['Bank transfer (automatic)', 2.2],
        ['Credit card (automatic)', 2.1],
      ]),
      MonthlyCharges: monthly.toFixed(2),
      TotalCharges: tenure === 0 ? ' ' : (monthly * tenure * (0.96 + draw.next() * 0.08)).toFixed(2),
      Churn: draw.chance(risk) && tenure > 0 ? 'Yes' : 'No',
    };
  }).map(({ ...row }) => row);
  for (const row of all) delete row.MultipleLines;
  return [{ file: 'churn-2026-11-20.csv', text: csv(all) }];
}
